import {
  Anchor,
  Avatar,
  Badge,
  Box,
  Button,
  Container,
  Divider,
  Grid,
  Group,
  MantineProvider,
  Paper,
  Progress,
  SimpleGrid,
  Tabs,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { ChevronDown, ChevronRight, CircleCheck, Clock, Compass, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { type BookingView, type PageView, type TabName, TEXTS, type TileView, viewOf } from '../view';
import '@mantine/core/styles.css';
import { offer } from '../screen';
import { TILE_ICONS } from './icons';

offer((rows) => {
  const view = viewOf(rows);
  return (tab) => <Page view={view} tab={tab} />;
});

function Page({ view, tab }: { view: PageView; tab: TabName }) {
  return (
    <MantineProvider theme={{ primaryColor: 'violet' }}>
      <TopBar />
      <Container size={1280}>
        <Group justify="space-between" align="end" pt={32}>
          <Box>
            <Title order={1}>{TEXTS.title}</Title>
            <Text c="dimmed">{view.help[tab]}</Text>
          </Box>
          {tab === 'overview' ? (
            <Button component="a" href="/destinations" leftSection={<Compass size={18} />}>
              Discover experiences
            </Button>
          ) : null}
        </Group>
        <Tabs value={tab} keepMounted={false} mt="md">
          <Tabs.List aria-label={TEXTS.title}>
            {TEXTS.tabs.map(([name, label]) => (
              <Tabs.Tab key={name} value={name}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="overview">
            <Overview view={view} />
          </Tabs.Panel>
          <Tabs.Panel value="trips">
            <Trips view={view} />
          </Tabs.Panel>
        </Tabs>
      </Container>
    </MantineProvider>
  );
}

function TopBar() {
  return (
    <Group component="header" gap={32} px={32} h={64} wrap="nowrap">
      <Anchor href="/" fw={700} fz="xl">
        Tapa
      </Anchor>
      <Group component="nav" aria-label="Main" gap="md" flex={1}>
        {TEXTS.destinations.map(([href, label]) => (
          <Anchor key={href} href={href} c="dimmed" fw={500}>
            {label} {href === '/wishlists' ? <Badge circle>{TEXTS.unread}</Badge> : null}
          </Anchor>
        ))}
      </Group>
      <UnstyledButton>
        <Group gap="xs">
          <Avatar radius="xl">{TEXTS.initials}</Avatar>
          <Text fw={500}>{TEXTS.person}</Text>
          <ChevronDown size={16} />
        </Group>
      </UnstyledButton>
    </Group>
  );
}

function Tiles({ tiles }: { tiles: readonly TileView[] }) {
  return (
    <SimpleGrid cols={tiles.length} pt="lg">
      {tiles.map(({ label, figure, icon, unit, hint }) => (
        <Paper key={label} withBorder radius="lg" p="lg" shadow="xs">
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm" fw={500} c="dimmed">
              {label}
            </Text>
            {TILE_ICONS[icon]}
          </Group>
          <Group align="baseline" gap="xs">
            <Text fz={32} fw={700}>
              {figure}
            </Text>
            {unit ? <Text c="dimmed">{unit}</Text> : null}
          </Group>
          {hint ? (
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          ) : null}
        </Paper>
      ))}
    </SimpleGrid>
  );
}

function Trips({ view }: { view: PageView }) {
  return (
    <>
      <Tiles tiles={view.tripTiles} />
      <Panel title="All bookings" beside={<Badge variant="light">{view.total}</Badge>}>
        {view.groups.map(({ title, bookings }) => (
          <Box key={title}>
            <Title order={3} fz="xs" c="dimmed" my="sm">
              {title}
            </Title>
            <Rows bookings={bookings} />
          </Box>
        ))}
        {view.range === null ? null : (
          <Group justify="space-between" pt="sm">
            <Text size="sm" c="dimmed">
              {view.range}
            </Text>
            <Group gap="xs">
              <Button variant="default" disabled>
                Previous
              </Button>
              <Button variant="default">Next</Button>
            </Group>
          </Group>
        )}
      </Panel>
    </>
  );
}

function Overview({ view }: { view: PageView }) {
  return (
    <>
      <Tiles tiles={view.overviewTiles} />
      <Grid>
        <Grid.Col span={8}>
          <Panel title="Upcoming Trips" beside={<WayOn href="?tab=trips">All trips</WayOn>}>
            <Rows bookings={view.next} isCheckIn />
          </Panel>
        </Grid.Col>
        <Grid.Col span={4}>
          <Paper withBorder radius="lg" p="lg" mt="lg">
            <Text size="sm" c="dimmed">
              Your level
            </Text>
            <Title order={2} fz="xl">
              {TEXTS.level}
            </Title>
            <Text fz={48} fw={700}>
              {TEXTS.points} <Text span>points</Text>
            </Text>
            <Progress value={TEXTS.progress} aria-label={`Progress to ${TEXTS.nextLevel}`} />
            <Group justify="space-between" my="xs">
              <Text size="sm">
                <strong>{TEXTS.pointsToNext} points</strong> to {TEXTS.nextLevel}
              </Text>
              <Text size="sm">{TEXTS.progress}%</Text>
            </Group>
            <WayOn href="?tab=rewards">View rewards</WayOn>
          </Paper>
        </Grid.Col>
      </Grid>
      <Group justify="space-between" pt="lg">
        <Title order={2} fz="xl">
          Personalized Recommendations
        </Title>
        <WayOn href="/destinations">See more</WayOn>
      </Group>
      <Paper withBorder radius="lg" p="xl" mt="sm">
        <Title order={3} fz="md" ta="center">
          Nothing to recommend yet
        </Title>
        <Text ta="center" c="dimmed">
          As soon as there are experiences that suit you, they appear here.
        </Text>
      </Paper>
    </>
  );
}

function WayOn({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} size="sm" fw={600}>
      {children} <ChevronRight size={16} />
    </Anchor>
  );
}

function Panel({ title, beside, children }: { title: string; beside: ReactNode; children: ReactNode }) {
  return (
    <Paper withBorder radius="lg" p="lg" mt="lg" shadow="xs">
      <Group justify="space-between" mb="sm">
        <Title order={2} fz="lg">
          {title}
        </Title>
        {beside}
      </Group>
      {children}
    </Paper>
  );
}

function Rows({ bookings, isCheckIn = false }: { bookings: readonly BookingView[]; isCheckIn?: boolean }) {
  return (
    <>
      {bookings.map((booking) => (
        <Box key={booking.key}>
          <Divider />
          <Group py="sm" wrap="nowrap">
            <Paper radius="md" px="sm" py={4} bg={booking.isPast ? 'gray.1' : 'violet.0'}>
              <Text size="xs" tt="uppercase">
                {booking.month}
              </Text>
              <Text fz={22} fw={700}>
                {booking.day}
              </Text>
            </Paper>
            <Box flex={1}>
              <Anchor href={booking.href} fw={600}>
                {booking.title}
              </Anchor>
              <Group gap={5}>
                <MapPin size={16} />
                <Text size="sm" c="dimmed">
                  {booking.destination}
                </Text>
              </Group>
            </Box>
            <Box w={140}>
              {isCheckIn ? (
                <>
                  <Text size="xs" c="dimmed">
                    Check-in
                  </Text>
                  <Text size="sm">{`${booking.weekday}${booking.checkIn}`}</Text>
                </>
              ) : (
                <Text size="sm">{booking.stay}</Text>
              )}
            </Box>
            <Badge
              variant="light"
              color={booking.isPending ? 'gray' : 'violet'}
              leftSection={booking.isPending ? <Clock size={14} /> : <CircleCheck size={14} />}
            >
              {booking.status}
            </Badge>
            <ChevronRight size={20} />
          </Group>
        </Box>
      ))}
    </>
  );
}

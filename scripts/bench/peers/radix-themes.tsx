import {
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  Container,
  Flex,
  Grid,
  Heading,
  Link,
  Progress,
  Separator,
  Tabs,
  Text,
  Theme,
} from '@radix-ui/themes';
import { ChevronDown, ChevronRight, CircleCheck, Clock, Compass, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { type BookingView, type PageView, type TabName, TEXTS, type TileView, viewOf } from '../view';
import '@radix-ui/themes/styles.css';
import { offer } from '../screen';
import { TILE_ICONS } from './icons';

offer((rows) => {
  const view = viewOf(rows);
  return (tab) => <Page view={view} tab={tab} />;
});

function Page({ view, tab }: { view: PageView; tab: TabName }) {
  return (
    <Theme accentColor="violet" grayColor="sand">
      <TopBar />
      <Container size="4" px="5">
        <Flex justify="between" align="end" pt="6">
          <Box>
            <Heading as="h1" size="7">
              {TEXTS.title}
            </Heading>
            <Text as="p" size="3" color="gray">
              {view.help[tab]}
            </Text>
          </Box>
          {tab === 'overview' ? (
            <Button asChild>
              <a href="/destinations">
                <Compass size={18} />
                Discover experiences
              </a>
            </Button>
          ) : null}
        </Flex>
        <Tabs.Root value={tab}>
          <Tabs.List mt="4" aria-label={TEXTS.title}>
            {TEXTS.tabs.map(([name, label]) => (
              <Tabs.Trigger key={name} value={name}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="overview">
            <Overview view={view} />
          </Tabs.Content>
          <Tabs.Content value="trips">
            <Trips view={view} />
          </Tabs.Content>
        </Tabs.Root>
      </Container>
    </Theme>
  );
}

function TopBar() {
  return (
    <Flex asChild align="center" gap="6" px="5" height="64px">
      <header>
        <Link href="/" weight="bold" size="5">
          Tapa
        </Link>
        <Flex asChild gap="4" flexGrow="1">
          <nav aria-label="Main">
            {TEXTS.destinations.map(([href, label]) => (
              <Link key={href} href={href} color="gray" weight="medium">
                {label} {href === '/wishlists' ? <Badge radius="full">{TEXTS.unread}</Badge> : null}
              </Link>
            ))}
          </nav>
        </Flex>
        <Button variant="ghost" color="gray">
          <Avatar fallback={TEXTS.initials} radius="full" size="2" />
          {TEXTS.person}
          <ChevronDown size={16} />
        </Button>
      </header>
    </Flex>
  );
}

function Tiles({ tiles }: { tiles: readonly TileView[] }) {
  return (
    <Grid columns={String(tiles.length)} gap="3" pt="5">
      {tiles.map(({ label, figure, icon, unit, hint }) => (
        <Card key={label} size="3">
          <Flex justify="between">
            <Text size="2" weight="medium" color="gray">
              {label}
            </Text>
            {TILE_ICONS[icon]}
          </Flex>
          <Flex align="baseline" gap="2" mt="2">
            <Text size="8" weight="bold">
              {figure}
            </Text>
            {unit ? <Text color="gray">{unit}</Text> : null}
          </Flex>
          {hint ? (
            <Text as="div" size="2" color="gray" mt="2">
              {hint}
            </Text>
          ) : null}
        </Card>
      ))}
    </Grid>
  );
}

function Trips({ view }: { view: PageView }) {
  return (
    <>
      <Tiles tiles={view.tripTiles} />
      <Panel title="All bookings" beside={<Badge radius="full">{view.total}</Badge>}>
        {view.groups.map(({ title, bookings }) => (
          <Box key={title}>
            <Heading as="h3" size="1" color="gray" my="3">
              {title}
            </Heading>
            <Rows bookings={bookings} />
          </Box>
        ))}
        {view.range === null ? null : (
          <Flex justify="between" align="center" pt="3">
            <Text size="2" color="gray">
              {view.range}
            </Text>
            <Flex gap="2">
              <Button variant="outline" color="gray" disabled>
                Previous
              </Button>
              <Button variant="outline" color="gray">
                Next
              </Button>
            </Flex>
          </Flex>
        )}
      </Panel>
    </>
  );
}

function Overview({ view }: { view: PageView }) {
  return (
    <>
      <Tiles tiles={view.overviewTiles} />
      <Grid columns="2fr 1fr" gap="5">
        <Panel title="Upcoming Trips" beside={<WayOn href="?tab=trips">All trips</WayOn>}>
          <Rows bookings={view.next} isCheckIn />
        </Panel>
        <Card size="3" mt="5">
          <Text as="p" size="2" color="gray">
            Your level
          </Text>
          <Heading as="h2" size="5">
            {TEXTS.level}
          </Heading>
          <Text as="p" size="9" weight="bold">
            {TEXTS.points} <Text size="3">points</Text>
          </Text>
          <Progress value={TEXTS.progress} aria-label={`Progress to ${TEXTS.nextLevel}`} />
          <Flex justify="between" my="2">
            <Text size="2">
              <strong>{TEXTS.pointsToNext} points</strong> to {TEXTS.nextLevel}
            </Text>
            <Text size="2">{TEXTS.progress}%</Text>
          </Flex>
          <WayOn href="?tab=rewards">View rewards</WayOn>
        </Card>
      </Grid>
      <Flex justify="between" align="center" pt="5">
        <Heading as="h2" size="5">
          Personalized Recommendations
        </Heading>
        <WayOn href="/destinations">See more</WayOn>
      </Flex>
      <Card size="4" mt="3">
        <Heading as="h3" size="3" align="center">
          Nothing to recommend yet
        </Heading>
        <Text as="p" align="center" color="gray">
          As soon as there are experiences that suit you, they appear here.
        </Text>
      </Card>
    </>
  );
}

function WayOn({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} size="2" weight="medium">
      {children} <ChevronRight size={16} />
    </Link>
  );
}

function Panel({ title, beside, children }: { title: string; beside: ReactNode; children: ReactNode }) {
  return (
    <Card size="3" mt="5">
      <Flex justify="between" mb="3">
        <Heading as="h2" size="4">
          {title}
        </Heading>
        {beside}
      </Flex>
      {children}
    </Card>
  );
}

function Rows({ bookings, isCheckIn = false }: { bookings: readonly BookingView[]; isCheckIn?: boolean }) {
  return (
    <>
      {bookings.map((booking) => (
        <Box key={booking.key}>
          <Separator size="4" />
          <Flex align="center" gap="4" py="3">
            <Card variant={booking.isPast ? 'surface' : 'classic'}>
              <Text as="div" size="1">
                {booking.month}
              </Text>
              <Text as="div" size="5" weight="bold">
                {booking.day}
              </Text>
            </Card>
            <Box flexGrow="1">
              <Link href={booking.href} weight="bold">
                {booking.title}
              </Link>
              <Flex align="center" gap="1">
                <MapPin size={16} />
                <Text size="2" color="gray">
                  {booking.destination}
                </Text>
              </Flex>
            </Box>
            <Box width="140px">
              {isCheckIn ? (
                <>
                  <Text as="div" size="1" color="gray">
                    Check-in
                  </Text>
                  <Text as="div">{`${booking.weekday}${booking.checkIn}`}</Text>
                </>
              ) : (
                <Text as="div">{booking.stay}</Text>
              )}
            </Box>
            <Badge radius="full" color={booking.isPending ? 'gray' : 'violet'}>
              {booking.isPending ? <Clock size={14} /> : <CircleCheck size={14} />}
              {booking.status}
            </Badge>
            <ChevronRight size={20} />
          </Flex>
        </Box>
      ))}
    </>
  );
}

import {
  Avatar,
  Box,
  Button,
  Card,
  Chip,
  Container,
  createTheme,
  Divider,
  LinearProgress,
  Link,
  Paper,
  Stack,
  Tab,
  Tabs,
  ThemeProvider,
  Typography,
} from '@mui/material';
import { ChevronDown, ChevronRight, CircleCheck, Clock, Compass, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { offer } from '../screen';
import { type BookingView, type PageView, type TabName, TEXTS, type TileView, viewOf } from '../view';
import { TILE_ICONS } from './icons';

const THEME = createTheme({ palette: { primary: { main: '#7c3aed' } } });

offer((rows) => {
  const view = viewOf(rows);
  return (tab) => <Page view={view} tab={tab} />;
});

function Page({ view, tab }: { view: PageView; tab: TabName }) {
  return (
    <ThemeProvider theme={THEME}>
      <TopBar />
      <Container maxWidth="xl">
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'end', pt: 4 }}>
          <Box>
            <Typography variant="h4" component="h1">
              {TEXTS.title}
            </Typography>
            <Typography color="textSecondary">{view.help[tab]}</Typography>
          </Box>
          {tab === 'overview' ? (
            <Button variant="contained" href="/destinations" startIcon={<Compass size={18} />}>
              Discover experiences
            </Button>
          ) : null}
        </Stack>
        <Tabs value={tab} aria-label={TEXTS.title}>
          {TEXTS.tabs.map(([name, label]) => (
            <Tab key={name} value={name} label={label} />
          ))}
        </Tabs>
        <Box key={tab} role="tabpanel">
          {tab === 'trips' ? <Trips view={view} /> : <Overview view={view} />}
        </Box>
      </Container>
    </ThemeProvider>
  );
}

function TopBar() {
  return (
    <Stack component="header" direction="row" spacing={4} sx={{ alignItems: 'center', px: 4, height: 64 }}>
      <Link href="/" variant="h6">
        Tapa
      </Link>
      <Stack component="nav" aria-label="Main" direction="row" spacing={2} sx={{ flexGrow: 1 }}>
        {TEXTS.destinations.map(([href, label]) => (
          <Link key={href} href={href} color="textSecondary">
            {label}{' '}
            {href === '/wishlists' ? <Chip size="small" color="primary" label={TEXTS.unread} /> : null}
          </Link>
        ))}
      </Stack>
      <Button
        color="inherit"
        startIcon={<Avatar sx={{ width: 36, height: 36 }}>{TEXTS.initials}</Avatar>}
        endIcon={<ChevronDown size={16} />}
      >
        {TEXTS.person}
      </Button>
    </Stack>
  );
}

function Tiles({ tiles }: { tiles: readonly TileView[] }) {
  return (
    <Stack direction="row" spacing={2} sx={{ pt: 3 }}>
      {tiles.map(({ label, figure, icon, unit, hint }) => (
        <Card key={label} variant="outlined" sx={{ flex: 1, p: 2.5 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <Typography variant="body2" color="textSecondary">
              {label}
            </Typography>
            {TILE_ICONS[icon]}
          </Stack>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline' }}>
            <Typography variant="h4" component="span">
              {figure}
            </Typography>
            {unit ? <Typography color="textSecondary">{unit}</Typography> : null}
          </Stack>
          {hint ? (
            <Typography variant="body2" color="textSecondary">
              {hint}
            </Typography>
          ) : null}
        </Card>
      ))}
    </Stack>
  );
}

function Trips({ view }: { view: PageView }) {
  return (
    <>
      <Tiles tiles={view.tripTiles} />
      <Panel title="All bookings" beside={<Chip size="small" label={view.total} />}>
        {view.groups.map(({ title, bookings }) => (
          <Box key={title}>
            <Typography variant="caption" component="h3" sx={{ my: 1.5 }}>
              {title}
            </Typography>
            <Rows bookings={bookings} />
          </Box>
        ))}
        {view.range === null ? null : (
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', pt: 1.5 }}>
            <Typography variant="body2" color="textSecondary">
              {view.range}
            </Typography>
            <Stack direction="row" spacing={1}>
              <Button variant="outlined" disabled>
                Previous
              </Button>
              <Button variant="outlined">Next</Button>
            </Stack>
          </Stack>
        )}
      </Panel>
    </>
  );
}

function Overview({ view }: { view: PageView }) {
  return (
    <>
      <Tiles tiles={view.overviewTiles} />
      <Stack direction="row" spacing={3}>
        <Box sx={{ flex: 2 }}>
          <Panel title="Upcoming Trips" beside={<WayOn href="?tab=trips">All trips</WayOn>}>
            <Rows bookings={view.next} isCheckIn />
          </Panel>
        </Box>
        <Box sx={{ flex: 1 }}>
          <Paper sx={{ mt: 3, p: 3 }}>
            <Typography variant="body2">Your level</Typography>
            <Typography variant="h6" component="h2">
              {TEXTS.level}
            </Typography>
            <Typography variant="h3" component="p">
              {TEXTS.points} <small>points</small>
            </Typography>
            <LinearProgress
              variant="determinate"
              value={TEXTS.progress}
              aria-label={`Progress to ${TEXTS.nextLevel}`}
            />
            <Stack direction="row" sx={{ justifyContent: 'space-between', my: 1 }}>
              <Typography variant="body2">
                <strong>{TEXTS.pointsToNext} points</strong> to {TEXTS.nextLevel}
              </Typography>
              <Typography variant="body2">{TEXTS.progress}%</Typography>
            </Stack>
            <WayOn href="?tab=rewards">View rewards</WayOn>
          </Paper>
        </Box>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', pt: 3 }}>
        <Typography variant="h6" component="h2">
          Personalized Recommendations
        </Typography>
        <WayOn href="/destinations">See more</WayOn>
      </Stack>
      <Card variant="outlined" sx={{ mt: 1.5, p: 4, textAlign: 'center' }}>
        <Typography variant="subtitle1" component="h3">
          Nothing to recommend yet
        </Typography>
        <Typography color="textSecondary">
          As soon as there are experiences that suit you, they appear here.
        </Typography>
      </Card>
    </>
  );
}

function WayOn({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} variant="subtitle2">
      {children} <ChevronRight size={16} />
    </Link>
  );
}

function Panel({ title, beside, children }: { title: string; beside: ReactNode; children: ReactNode }) {
  return (
    <Card variant="outlined" sx={{ mt: 3, p: 3 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 1.5 }}>
        <Typography variant="subtitle1" component="h2">
          {title}
        </Typography>
        {beside}
      </Stack>
      {children}
    </Card>
  );
}

function Rows({ bookings, isCheckIn = false }: { bookings: readonly BookingView[]; isCheckIn?: boolean }) {
  return (
    <>
      {bookings.map((booking) => (
        <Box key={booking.key}>
          <Divider />
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center', py: 1.75 }}>
            <Paper
              elevation={0}
              sx={{ px: 1.5, py: 0.5, bgcolor: booking.isPast ? 'grey.100' : 'primary.light' }}
            >
              <Typography variant="overline">{booking.month}</Typography>
              <Typography variant="h6" component="div">
                {booking.day}
              </Typography>
            </Paper>
            <Box sx={{ flexGrow: 1 }}>
              <Link href={booking.href} variant="subtitle2">
                {booking.title}
              </Link>
              <Stack direction="row" spacing={0.5}>
                <MapPin size={16} />
                <Typography variant="body2" color="textSecondary">
                  {booking.destination}
                </Typography>
              </Stack>
            </Box>
            <Box sx={{ width: 140 }}>
              {isCheckIn ? (
                <>
                  <Typography variant="caption" component="div">
                    Check-in
                  </Typography>
                  <Typography variant="body2">{`${booking.weekday}${booking.checkIn}`}</Typography>
                </>
              ) : (
                <Typography variant="body2">{booking.stay}</Typography>
              )}
            </Box>
            <Chip
              size="small"
              color={booking.isPending ? 'default' : 'primary'}
              icon={booking.isPending ? <Clock size={14} /> : <CircleCheck size={14} />}
              label={booking.status}
            />
            <ChevronRight size={20} />
          </Stack>
        </Box>
      ))}
    </>
  );
}

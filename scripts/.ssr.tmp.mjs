process.env.NODE_ENV = 'production';
const { createElement: h } = await import('react');
const { renderToString } = await import('react-dom/server');
const { TravelerDashboard } = await import('/tmp/h/bench/dist/dashboards/traveler.js');
const rows = Array.from({ length: 6 }, (_, i) => ({
  id: i + 1,
  listingTitle: 'S' + i,
  destination: 'I',
  checkIn: '2030-07-01',
  checkOut: '2030-07-04',
  status: 'confirmed',
}));
const t = [];
for (let i = 0; i < 400; i++) {
  const s = performance.now();
  renderToString(
    h(TravelerDashboard, {
      user: { firstName: 'S' },
      bookings: rows.map((r) => ({ ...r })),
      listings: [],
      now: new Date('2030-06-15T12:00:00Z'),
      tab: 'trips',
    }),
  );
  t.push(performance.now() - s);
}
console.log(
  'first',
  t[0].toFixed(1),
  'p50 of first 20',
  t
    .slice(1, 21)
    .sort((a, b) => a - b)[10]
    .toFixed(2),
  'p50 end',
  t
    .slice(300)
    .sort((a, b) => a - b)[50]
    .toFixed(2),
);

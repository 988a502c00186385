const width = (px: number, height: number, label: string) => ({
  name: `${px} px, ${label}`,
  styles: { width: `${px}px`, height: `${height}px` },
});

/** The toolbar's widths, one for each breakpoint of the layout. Stories pin them by name. */
export const WIDTHS = {
  small: width(320, 640, 'smallest phone'),
  phone: width(390, 844, 'phone'),
  pairs: width(700, 900, 'two columns'),
  tablet: width(768, 1024, 'tablet'),
  desktop: width(1440, 900, 'desktop'),
  rail: width(1600, 1000, 'third column'),
  wide: width(1920, 1080, 'wide'),
  widest: width(2200, 1240, 'widest step'),
  wall: width(2560, 1440, 'large screen'),
};

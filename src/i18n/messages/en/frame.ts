export const sheetMessages = {
  /** Buttons of the sheet that shows one row of a list, each with an icon only. */
  'sheet.close': 'Close',
  'sheet.previous': 'Previous',
  'sheet.next': 'Next',
  'sheet.copy-link': 'Copy link',
  /** What became of that. */
  'sheet.link-copied': 'Link copied',
  'sheet.link-not-copied': 'The link could not be copied',
  /** Said when another row shows. @param position - 'Booking 6 of 10,000' @param title - whose row it is */
  'sheet.now': (position: string, title: string): string => `${position}: ${title}`,
};

export const shellMessages = {
  /** First destination of a dashboard's top bar: the dashboard itself. At most 16 characters. */
  'shell.dashboard': 'Dashboard',
  /** The document's title on a tab: 'Bookings, Travel Agent Hub'. @param tab - its label @param dashboard - the dashboard's title */
  'shell.tab-title': (tab: string, dashboard: string): string => `${tab}, ${dashboard}`,
};

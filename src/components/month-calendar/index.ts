export { type CalendarSpan, MonthCalendar, type MonthCalendarProps } from './month-calendar.js';

import type { DrawnIcon } from '../../icons/index.js';
import {
  Bell,
  BriefcaseBusiness,
  CalendarCheck,
  Compass,
  Heart,
  House,
  MessageCircle,
  Sparkles,
  UserRound,
} from '../../icons/index.js';
import type { NavIcon } from './navigation.js';

/** The picture of each icon name that the domain's navigation items carry. */
export const NAV_ICONS: Readonly<Record<NavIcon, DrawnIcon>> = {
  home: House,
  discover: Compass,
  'ai-plan': Sparkles,
  saved: Heart,
  profile: UserRound,
  business: BriefcaseBusiness,
  messages: MessageCircle,
  bookings: CalendarCheck,
  updates: Bell,
};

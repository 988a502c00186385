import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  CodeXml,
  Compass,
  Globe,
  Hand,
  Heart,
  House,
  Landmark,
  ListChecks,
  type LucideIcon,
  Luggage,
  Mail,
  Map as MapIcon,
  MessageCircle,
  Palette,
  Phone,
  Search,
  ShieldCheck,
  Ticket,
  Users,
  Utensils,
  Wallet,
} from 'lucide-react';
import type { ContentIcon } from '../../content/types';

const ICONS: Readonly<Record<ContentIcon, LucideIcon>> = {
  bank: Landmark,
  briefcase: BriefcaseBusiness,
  building: Building2,
  calendar: CalendarDays,
  chart: ChartColumn,
  check: ListChecks,
  code: CodeXml,
  compass: Compass,
  globe: Globe,
  hand: Hand,
  heart: Heart,
  home: House,
  luggage: Luggage,
  mail: Mail,
  map: MapIcon,
  message: MessageCircle,
  palette: Palette,
  phone: Phone,
  rewards: Ticket,
  search: Search,
  shield: ShieldCheck,
  utensils: Utensils,
  users: Users,
  wallet: Wallet,
};

/** The picture of an icon that content names; decorative, 20 px unless its class says otherwise. */
export function ContentIconPicture({
  icon,
  className = 'app-icon',
}: {
  icon: ContentIcon;
  className?: string;
}) {
  const Icon = ICONS[icon];
  return <Icon className={className} aria-hidden="true" />;
}

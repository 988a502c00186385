import {
  Activity,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  CodeXml,
  Compass,
  Contrast,
  type DrawnIcon,
  Globe,
  Hand,
  Heart,
  House,
  Landmark,
  ListChecks,
  Luggage,
  Mail,
  Map as MapIcon,
  MessageCircle,
  Mountain,
  Palette,
  Phone,
  Search,
  Shapes,
  ShieldCheck,
  Sun,
  Ticket,
  Type,
  Users,
  Utensils,
  Wallet,
  Waves,
} from 'tapa-ui/icons';
import type { ContentIcon } from '../../content/types';

const ICONS: Readonly<Record<ContentIcon, DrawnIcon>> = {
  bank: Landmark,
  briefcase: BriefcaseBusiness,
  building: Building2,
  calendar: CalendarDays,
  chart: ChartColumn,
  check: ListChecks,
  code: CodeXml,
  compass: Compass,
  contrast: Contrast,
  globe: Globe,
  hand: Hand,
  heart: Heart,
  home: House,
  luggage: Luggage,
  mail: Mail,
  map: MapIcon,
  message: MessageCircle,
  mountain: Mountain,
  palette: Palette,
  phone: Phone,
  rewards: Ticket,
  search: Search,
  shapes: Shapes,
  shield: ShieldCheck,
  sun: Sun,
  tremor: Activity,
  type: Type,
  utensils: Utensils,
  users: Users,
  wallet: Wallet,
  waves: Waves,
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

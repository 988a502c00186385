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

/** The picture of an icon that content names; decorative. */
export const ContentIconPicture = ({ icon, className }: { icon: ContentIcon; className: string }) => {
  const Icon = ICONS[icon];
  return <Icon className={`stroke-[1.75] ${className}`} aria-hidden="true" />;
};

/** An icon on a square of the brand. */
export const IconChip = ({ icon }: { icon: ContentIcon }) => (
  <span className="inline-grid size-10 flex-none place-items-center rounded-control bg-brand-soft text-on-brand-soft">
    <ContentIconPicture icon={icon} className="icon-20" />
  </span>
);

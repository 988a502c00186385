export { type CommandGroup, type CommandItem, CommandMenu, type CommandMenuProps } from './command-menu.js';

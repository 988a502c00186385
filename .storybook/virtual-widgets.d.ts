/** Registers the elements of all widgets. */
declare module 'virtual:built-widgets';

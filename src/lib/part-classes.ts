/** Classes of a host's for the parts of a component, by their `data-slot`. They come after the component's own. */
export type PartClasses<Part extends string> = { readonly [Slot in Part]?: string | undefined };

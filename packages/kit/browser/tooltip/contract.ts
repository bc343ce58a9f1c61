/** Something that has tips. */
export interface TooltipKind {
  /** Attribute that its anchors carry, with what the tip says. */
  attribute: string;
  /** Where the tip stands in the document: it leaves the page with this. */
  host(anchor: HTMLElement): Element;
  content(anchor: HTMLElement, event: Event): (string | Node)[];
}

export interface TooltipModule {
  /** An anchor was pointed at, focused or pressed. */
  enter(anchor: HTMLElement, event: Event): void;
}

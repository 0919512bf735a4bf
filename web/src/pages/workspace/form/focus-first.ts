/** Puts the focus where someone goes on: on the first control that is empty, or else on the first line or button. */
export function focusFirst(place: HTMLElement | null): void {
  const controls = [...(place?.querySelectorAll<Control>('input:not([type="file"]), select, textarea') ?? [])]
  const empty = controls.find(({ value }) => value === '')
  ;(empty ?? place?.querySelector<HTMLElement>('summary, button'))?.focus()
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Room above what is shown, so that its surroundings can be read. */
const MARGIN = 48

/** Scrolls a box to a part of it, or to its start; the page stays where it is. Where the box does not scroll, the page does. */
export function showWithin(box: HTMLElement | null, part: Element | null | undefined): void {
  if (box === null) return
  if (box.scrollHeight <= box.clientHeight + 1) {
    part?.scrollIntoView({ block: 'nearest' })
    return
  }
  const top =
    part === null || part === undefined
      ? 0
      : box.scrollTop + part.getBoundingClientRect().top - box.getBoundingClientRect().top - MARGIN
  box.scrollTo({ top: Math.max(0, top) })
}

/** Bundles of the company: to come in this file. */
export function Bundles() {
  return null
}

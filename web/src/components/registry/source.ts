/** What a chart or file says of where registry figures come from, by the licence of the registry. */
export function registrySource(
  licences: readonly { readonly dataset: string; readonly attribution: string }[],
): string {
  const attribution = licences.find(({ dataset }) => dataset.includes('nger_corporate'))?.attribution
  const terms = attribution === undefined ? '' : `, ${attribution.replace(/\.$/, '')}`
  return `Source: NGER corporate emissions and energy data${terms}.`
}

const STATES = /\b(?:nsw|act|vic|qld|sa|wa|tas|nt|swis|nwis|dkis)\b/g

/** What a factor is called where only its id is known: "Electricity, purchased grid, NSW ACT, location". */
export function factorInWords(id: string): string {
  if (id.startsWith('io:')) return `Spend on industry ${id.slice('io:'.length)}`
  if (id.includes(':')) return id
  const words = id
    .split('.')
    .map((part) => part.replaceAll('-', ' '))
    .join(', ')
    .replaceAll(STATES, (state) => state.toUpperCase())
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

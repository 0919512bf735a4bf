const texts = new Map<string, string>()

/** Throws for a name that another statement has: the embedded engine would run that one, and the driver would stop half-way. */
export function requireOwnName(name: string, text: string): void {
  const known = texts.get(name)
  if (known === undefined) texts.set(name, text)
  else if (known !== text) throw new Error(`two statements are called ${JSON.stringify(name)}`)
}

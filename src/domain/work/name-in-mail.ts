/**
 * A name that somebody chose, as an e-mail shows it: short, on one line, and nothing but the characters of names, so that it can neither
 * pass for words of the service nor become a link. `evil.example` is no link with a blank after the dot.
 */
export function nameInMail(name: string, longest = 60): string {
  const text = name
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N} .,'’&()-]+/gu, ' ')
    .replaceAll(/\.(?=[^\s.])/g, '. ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text === '') return 'Someone'
  const characters = Array.from(text)
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : text
}

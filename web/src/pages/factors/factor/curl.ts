/** A request as a line for a shell. The key is left to the shell: it is not for the clipboard. */
export function curlOf(method: 'GET' | 'POST', place: string, body?: unknown): string {
  const words = [
    'curl',
    '-H "Authorization: Bearer $SOUTHERLY_API_KEY"',
    quoted(window.location.origin + place),
  ]
  if (method === 'GET') return words.join(' ')
  return [...words, "-H 'Content-Type: application/json'", '-d', quoted(JSON.stringify(body))].join(' ')
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

import { createHash } from 'node:crypto'
import { marked } from 'marked'

const STYLE = `
:root { color-scheme: light dark; font: 17px/1.55 system-ui, sans-serif; }
body { max-width: 42rem; margin: 3rem auto; padding: 0 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: 0.25rem 0.6rem; text-align: left; vertical-align: top; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
pre { overflow-x: auto; padding: 0.8rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** Lets the page have its own style and nothing else: no script, no other origin. */
export const PAGE_CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page for people from our own Markdown. */
export function renderPage(title: string, markdown: string): string {
  const body = marked.parse(markdown, { async: false })
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Southerly</title><style>${STYLE}</style></head>
<body><main>
${body}</main></body>
</html>
`
}

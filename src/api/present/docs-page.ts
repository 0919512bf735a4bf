/** No other origin is ever asked: no fonts, no telemetry, no proxy, no agent. */
const CONFIGURATION = {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  persistAuth: false,
}

/** What the browser itself holds the page to, whatever the bundle would like. Scalar writes its styles into the page. */
export const DOCS_CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const attribute = JSON.stringify(CONFIGURATION).replaceAll('&', '&amp;').replaceAll('"', '&quot;')

export const DOCS_PAGE = `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Southerly API reference</title><link rel="icon" href="data:,"></head>
<body>
<script id="api-reference" type="application/json" data-configuration="${attribute}"></script>
<script src="/docs/reference.js"></script>
</body>
</html>
`

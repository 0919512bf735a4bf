import { INK } from '../ink.ts'

const ink = (tone: keyof typeof INK): string => `#${INK[tone]}`

/** The look of the page on a screen, on a phone and in print. It loads nothing. */
export const STYLE = `
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 52rem; padding: 1.5rem 1rem 4rem; background: #fff; color: ${ink('ink')};
  font: 1rem/1.55 Inter, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
th, td { overflow-wrap: normal; }
h1 { font-size: 2rem; line-height: 1.2; color: ${ink('accent')}; margin: 2rem 0 0.25rem; }
h2 { font-size: 1.6rem; color: ${ink('accent')}; margin: 3rem 0 1rem; }
h3 { font-size: 1.15rem; margin: 2rem 0 0.5rem; }
h4 { font-size: 1rem; color: ${ink('accent')}; margin: 1.5rem 0 0.5rem; }
a { color: ${ink('accent')}; }
a.figure { color: inherit; text-decoration: underline dotted ${ink('muted')}; text-underline-offset: 0.2em; }
a:focus-visible, .wide:focus-visible { outline: 3px solid ${ink('accent')}; outline-offset: 2px; }
.mark { display: inline-block; padding: 0.25rem 0.75rem; border: 2px solid ${ink('alarm')}; color: ${ink('alarm')}; font-weight: 600; }
.notice { border-left: 4px solid ${ink('accent')}; background: ${ink('faint')}; padding: 0.75rem 1rem; }
.open { border-left: 4px solid ${ink('alarm')}; padding: 0.25rem 1rem; font-size: 0.9rem; }
.small, .source, figcaption { font-size: 0.875rem; color: ${ink('muted')}; }
.statement { white-space: pre-line; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; }
dt { color: ${ink('muted')}; }
dd { margin: 0; }
nav ul { list-style: none; padding-left: 1rem; }
nav > ul { padding-left: 0; }
.wide { overflow-x: auto; margin: 1.5rem 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
caption, figcaption { text-align: left; font-weight: 600; color: ${ink('ink')}; padding-bottom: 0.5rem; }
thead th { border-bottom: 2px solid ${ink('accent')}; color: ${ink('accent')}; vertical-align: bottom; }
th, td { padding: 0.4rem 0.5rem; text-align: left; vertical-align: top; }
tbody tr { border-bottom: 1px solid ${ink('grid')}; }
tbody th { font-weight: 400; }
.right { text-align: right; }
td .small, th .small { display: block; }
.faint { background: ${ink('faint')}; }
.medium { background: ${ink('medium')}; }
.strong { background: ${ink('strong')}; }
figure { margin: 1.5rem 0; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; font-family: inherit; }
/* A fixed box is printed on each page. */
.every-page { display: none; }
footer { margin-top: 4rem; border-top: 1px solid ${ink('grid')}; padding-top: 1rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; } }
@media print {
  @page { size: A4; margin: 20mm 18mm; }
  body { max-width: none; padding: 0; font-size: 9pt; line-height: 1.4; }
  .source { font-size: 7pt; }
  th, td { padding: 0.25rem 0.4rem; }
  h2 { break-before: page; }
  h2, h3, h4, caption, figcaption { break-after: avoid; }
  tr, figure { break-inside: avoid; }
  thead { display: table-header-group; }
  .wide { overflow: visible; }
  svg { min-width: 0; }
  a { color: inherit; text-decoration: none; }
  .every-page { display: block; position: fixed; top: 45%; left: 0; right: 0; margin: 0; text-align: center; font-size: 90pt; font-weight: 700;
    color: ${ink('alarm')}; opacity: 0.15; transform: rotate(-30deg); print-color-adjust: exact; }
  .strong, .medium, .faint { print-color-adjust: exact; }
}
`

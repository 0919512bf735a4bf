/** Writes the table of records in docs/guide/disclosure.md, or with --check fails when it is stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RECORD_KINDS } from '../src/domain/disclosure/records/kinds.ts'
import { ROOT } from './run-program.ts'

const file = path.join(ROOT, 'docs/guide/disclosure.md')
const page = readFileSync(file, 'utf8')
const table = /(?<head>^\| record \|.*\n\|[-|]+\n)(?<rows>(?:\|.*\n)+)/m
if (!table.test(page)) throw new Error('docs/guide/disclosure.md has no table of records')

const rows = Object.values(RECORD_KINDS).map(
  ({ holds, route, per_period }) =>
    `| ${holds} | \`PUT ${route}\` | ${per_period ? 'period' : 'company'} |\n`,
)
const fresh = page.replace(table, (_, head: string) => head + rows.join(''))
if (!process.argv.includes('--check')) writeFileSync(file, fresh)
else if (page !== fresh) {
  console.error('docs/guide/disclosure.md is stale')
  process.exitCode = 1
}

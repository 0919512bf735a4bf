/** Given `url <address>` or `template <tar>`: prints how each of DECODING_CASES decodes, as JSON. */
import { readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { openEmbedded } from '../../../src/store/embedded/open.ts'
import { openDatabase } from '../../../src/store/open.ts'
import { SQL, trustedSql } from '../../../src/store/sql-text.ts'
import { DECODING_CASES } from '../decoding-cases.ts'

const [kind, place = ''] = process.argv.slice(2)
const database =
  kind === 'url'
    ? await openDatabase({ databaseUrl: place })
    : await openEmbedded({ template: readFileSync(place) })
const printed: string[] = []
for (const { expression, parameters } of DECODING_CASES) {
  const rows = await database.query<{ value: unknown }>(
    SQL`select ${trustedSql(expression)} as value`,
    parameters,
  )
  printed.push(inspect(rows[0]?.value, { breakLength: Infinity }))
}
await database.close()
console.log(JSON.stringify(printed))

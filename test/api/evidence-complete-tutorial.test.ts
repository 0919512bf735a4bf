import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '../../src/domain/evidence.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { listen } from './support.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const NAME = 'docs/tutorials/from-nothing-to-evidence-complete'
const page = readFileSync(path.join(ROOT, `${NAME}.md`), 'utf8')
const companion = (file: string): string => readFileSync(path.join(ROOT, NAME, file), 'utf8')

const RECORDS = ['emission-targets', 'organisational-boundary', 's2-statements', 'market-based-evidence'].map(
  (name) => `${name}.json`,
)

/** Each command of the page with what stands below it; the first block only sets the variables. */
const steps = [...page.matchAll(/```sh\n((?:curl|for)[\s\S]*?)```\n```(json|text)\n([\s\S]*?)```/g)].map(
  ([, command = '', kind = '', answer = '']) => ({ command, kind, answer }),
)

describe('the tutorial from nothing to evidence complete', () => {
  let app: StarterApp
  let base: string
  beforeAll(async () => {
    app = await starterApp(await openOnOneEngine({ holding: 'starter' }))
    base = (await listen(app.app)).url
    return async () => {
      await app.app.close()
      await app.database.close()
    }
  })

  it('has its twelve steps', () => {
    expect(steps).toHaveLength(12)
  })

  it.each(steps)('$command', async ({ command, kind, answer }) => {
    // Without pipefail: `head` may end before what it reads from, which is no fault. A fault shows in what is printed.
    const { stdout } = await promisify(execFile)('bash', ['-euc', command], {
      cwd: ROOT,
      env: {
        ...process.env,
        KEY: app.tenant.key,
        BASE: base,
        COMPANY: `${base}/v1/companies/10000000000`,
      },
      maxBuffer: 8 * 1024 * 1024,
    })
    if (kind === 'text') expect(stdout).toBe(answer)
    else expect(JSON.parse(stdout)).toMatchObject(JSON.parse(answer) as object)
  })

  it('refers to the documents beside it by their hashes', () => {
    const known = new Set(
      ['climate-report-2025-26.txt', 'electricity-2025-26.txt', 'certificates-2025-26.txt'].map((file) =>
        sha256(companion(file)),
      ),
    )
    const named = RECORDS.flatMap((file) =>
      [...companion(file).matchAll(/"([0-9a-f]{64})"/g)].map(([, hash]) => hash ?? ''),
    )
    expect(new Set(named)).toEqual(known)
  })
})

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '../../src/domain/evidence.ts'
import { PACKS } from '../../src/domain/tenancy/access.ts'
import { type Role, scopesOfRoles } from '../../src/domain/tenancy/roles.ts'
import type { Queue } from '../../src/jobs/queue.ts'
import { createKey } from '../../src/operations/tenancy/keys.ts'
import { bundleQueue } from '../support/bundle-app.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { listen, newMember, SECRET } from './support.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const NAME = 'docs/tutorials/from-nothing-to-evidence-complete'
const page = readFileSync(path.join(ROOT, `${NAME}.md`), 'utf8')
const companion = (file: string): string => readFileSync(path.join(ROOT, NAME, file), 'utf8')

const RECORDS = ['emission-targets', 'organisational-boundary', 's2-statements', 'market-based-evidence'].map(
  (name) => `${name}.json`,
)

/** Each command of the page with what stands below it; the first block only sets the variables. */
const steps = [
  ...page.matchAll(/```sh\n((?:curl|for|sed|SEEN|BUNDLE)[\s\S]*?)```\n```(json|text)\n([\s\S]*?)```/g),
].map(([, command = '', kind = '', answer = '']) => ({ command, kind, answer }))

describe('the tutorial from nothing to evidence complete', () => {
  let app: StarterApp
  let base: string
  let queue: Queue
  let keys: Readonly<Record<string, string>>
  beforeAll(async () => {
    app = await starterApp(await openOnOneEngine({ holding: 'starter' }))
    base = (await listen(app.app)).url
    queue = bundleQueue(app.database, app.clock)
    keys = {
      PREPARER: await keyOf('Ann Lee', ['preparer']),
      APPROVER: await keyOf('Cy Dunn', ['reviewer', 'approver']),
      DIRECTOR: await keyOf('Dee Moss', ['director']),
    }
    return async () => {
      await queue.stop(0)
      await app.app.close()
      await app.database.close()
    }
  })

  /** A key that acts for someone who has joined. */
  async function keyOf(name: string, roles: readonly Role[]): Promise<string> {
    const tenantId = app.tenant.id
    const member = await newMember(app, tenantId, { name, roles })
    const issued = await app.database.as({ kind: 'operator' }, (sql) =>
      createKey(
        sql,
        { clock: app.clock, secret: SECRET },
        {
          tenantId,
          name,
          mode: 'live',
          scopes: [...scopesOfRoles(roles)],
          packs: PACKS,
          memberId: member.id,
          actor: 'operator',
        },
      ),
    )
    return issued.text
  }

  it('has its eighteen steps', () => {
    expect(steps).toHaveLength(18)
  })

  it.each(steps)('$command', async ({ command, kind, answer }) => {
    // Without pipefail: `head` may end before what it reads from, which is no fault. A fault shows in what is printed.
    const { stdout } = await promisify(execFile)('bash', ['-euc', command], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...keys,
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

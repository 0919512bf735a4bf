import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const README = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8')
const EXAMPLES = [
  ...README.matchAll(/"http:\/\/127\.0\.0\.1:8080(\/v1\/[^"]+)"\n```\n```json\n([\s\S]*?)```/g),
].map(([, url, answer]) => [url!, answer!] as const)

describeOnOneEngine('the README', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })

  it('shows two answers', () => {
    expect(EXAMPLES).toHaveLength(2)
  })

  it.each(EXAMPLES)('shows of %s what is answered', async (url, shown) => {
    const answer = await app.inject({ url, headers: app.tenant.headers })
    expect(answer.json()).toMatchObject(JSON.parse(shown) as object)
  })
})

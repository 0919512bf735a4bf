import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { runStep, stepsOf, tutorial } from '../support/tutorial-steps.ts'
import { listen, newTenant, testApp } from './support.ts'

describeOnOneEngine('the tutorial on the financed emissions of a loan book', (open) => {
  const text = tutorial('financed-emissions-of-a-loan-book')
  const steps = stepsOf(text)
  const folder = mkdtempSync(path.join(tmpdir(), 'southerly loans '))
  let environment: Record<string, string>

  beforeAll(async () => {
    const database = await open({ holding: 'starter' })
    const test = await testApp(database)
    const tenant = await newTenant(database, test.clock)
    environment = { KEY: tenant.key, BASE: (await listen(test.app)).url }
    writeFileSync(path.join(folder, 'loans.csv'), /```csv\n([\s\S]*?)```/.exec(text)?.[1] ?? '')
    return async () => {
      await test.app.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('has its seven steps', () => expect(steps).toHaveLength(7))

  it.each(steps.map((step, index) => ({ ...step, index })))('step $index', async ({ command, answer }) => {
    expect(await runStep(command, environment, folder)).toMatchObject(answer)
  })
})

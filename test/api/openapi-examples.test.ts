import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { FULL_RUN, openOnOneEngine } from '../support/engines.ts'
import { accounts, operator } from '../support/openapi-examples/accounts.ts'
import { ledger, portfolio } from '../support/openapi-examples/books.ts'
import { desk, links } from '../support/openapi-examples/desk.ts'
import { problems } from '../support/openapi-examples/problems.ts'
import { provider } from '../support/openapi-examples/provider.ts'
import { publicData } from '../support/openapi-examples/public-data.ts'
import { createRecorder } from '../support/openapi-examples/recorder.ts'
import { evidence, records } from '../support/openapi-examples/records.ts'
import { audit, monitoring, review } from '../support/openapi-examples/review.ts'
import { openStage, type Stage } from '../support/openapi-examples/stage.ts'

const FILE = path.join(import.meta.dirname, '../../src/api/openapi/examples.json')

/** All of it takes a minute. `SOUTHERLY_FULL_TESTS=yes npx vitest run -u --project store` with this file writes the examples anew; then `npm run generate`. */
describe.runIf(FULL_RUN)('examples of OpenAPI', () => {
  const recorder = createRecorder()
  let stage: Stage
  /** Without data, where what goes in force need not be compared for hundreds of companies. */
  let empty: Stage
  beforeAll(async () => {
    const databases = [await openOnOneEngine({ holding: 'starter' }), await openOnOneEngine()] as const
    const stages = [await openStage(databases[0], recorder), await openStage(databases[1], recorder)] as const
    ;[stage, empty] = stages
    return async () => {
      for (const opened of stages) await opened.close()
      for (const database of databases) await database.close()
    }
  })

  it.each([
    ['published data', () => publicData(stage)],
    ['a review', () => review(stage)],
    ['records', () => records(stage)],
    ['evidence', () => evidence(stage)],
    ['a ledger', () => ledger(stage)],
    ['a portfolio', () => portfolio(stage)],
    ['an audit', () => audit(stage)],
    ['monitoring', () => monitoring(stage)],
    ['accounts', () => accounts(stage)],
    ['the operator', () => operator(stage)],
    ['problems', () => problems(stage, recorder)],
    ['links at the desk', () => links(stage)],
    ['files at the desk', () => desk(empty)],
    ['a provider', () => provider(empty, recorder)],
  ] as const)('are answers about %s', async (_name, tell) => {
    await tell()
  })

  it('are what the service answers', async () => {
    const { answers, problems } = recorder.examples()
    const lines = (group: object): string =>
      Object.entries(group)
        .map(([name, example]) => `${JSON.stringify(name)}:${JSON.stringify(example)}`)
        .join(',\n')
    await expect(
      `{"answers":{\n${lines(answers)}\n},"problems":{\n${lines(problems)}\n}}\n`,
    ).toMatchFileSnapshot(FILE)
  })
})

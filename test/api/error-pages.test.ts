import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { answerOfPage, ERROR_PAGE_EXAMPLES } from '../support/error-pages.ts'
import { type TestApp, testApp } from './support.ts'

describe('the pages of errors', () => {
  let database: Database
  let test: TestApp

  beforeAll(async () => {
    database = await openOnOneEngine({ holding: 'starter' })
    test = await testApp(database)
    return async () => {
      await test.app.close()
      await database.close()
    }
  })

  it('show what is answered, except where that needs several requests or a failure', () => {
    expect(ERROR_PAGE_EXAMPLES.length).toBeGreaterThan(35)
  })

  it.each(ERROR_PAGE_EXAMPLES)('%s shows what its example is answered', async (code, example) => {
    const answered = await answerOfPage(test, database, code, example)
    expect(answered.json()).toMatchObject({ code, ...example.answer })
  })
})

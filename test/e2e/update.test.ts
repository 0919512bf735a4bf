import { expect, test } from 'vitest'
import { EXIT } from '../../src/errors.ts'
import { FULL_RUN } from '../support/engines.ts'
import { indexReport } from '../support/market-report.ts'
import { startPublisher } from '../support/publisher.ts'
import { run, start, temporaryDirectory, testSettings } from './southerly.ts'

const FIRST = '2025-12-28'

/** One home and one publisher for the whole story, as an operator lives through it. */
// Faults of updates and kills have faster tests in test/store/update-faults.test.ts.
test.skipIf(!FULL_RUN)(
  'an operator updates, is told what waits and what failed, and loses nothing to kill -9',
  async ({ onTestFinished }) => {
    const publisher = await startPublisher()
    onTestFinished(() => publisher.close())
    const environment = {
      ...testSettings(temporaryDirectory()),
      SOUTHERLY_MIRROR: publisher.origin,
      SOUTHERLY_FETCH_TIMEOUT_MS: '20000',
    }
    const update = (...words: string[]) => run(['update', 'aemo-cdeii', ...words], environment)

    const isAsked = Promise.withResolvers<void>()
    publisher.answer = (_, response) => {
      response.writeHead(200).write('C,SETP')
      isAsked.resolve()
    }
    const killed = start(['update', 'aemo-cdeii'], environment)
    await isAsked.promise
    killed.child.kill('SIGKILL')
    await killed.ended

    publisher.answer = (_, response) => response.end(indexReport(FIRST, 28))
    const loaded = await update('--json')
    expect(loaded).toMatchObject({ code: EXIT.ok })
    expect(JSON.parse(loaded.stdout)).toMatchObject({
      files: [{ source: 'aemo-cdeii', outcome: 'loaded' }],
      due: [{ source: 'aemo-cdeii', newest_held: 'contract year 2026', expected_by: '2026-02-07' }],
    })

    publisher.answer = (_, response) => response.end(indexReport(FIRST, 35, { heading: 'TRADING_DAY' }))
    const waiting = await update()
    expect(waiting.code).toBe(EXIT.waiting)
    expect(waiting.stdout).toContain('waits for a decision')
    expect(waiting.stderr).toMatch(/next: southerly ingest aemo-cdeii ".*CO2EII_SUMMARY_RESULTS\.CSV"/)

    publisher.answer = (_, response) => response.writeHead(404).end()
    const failed = await update()
    expect(failed.code).toBe(EXIT.failure)
    expect(failed.stdout).toContain('answered 404')
    expect(failed.stderr).toContain('still waiting for a decision')

    const status = await run(['status'], environment)
    expect(status.stdout).toMatch(/failed: aemo-cdeii CO2EII_SUMMARY_RESULTS\.CSV/)
    const left = await update('--leave', 'another layout, which we do not read yet')
    expect(left).toMatchObject({ code: EXIT.ok, stdout: 'left aemo-cdeii CO2EII_SUMMARY_RESULTS.CSV\n' })
  },
)

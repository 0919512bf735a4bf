import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type TestApp, testApp } from './support.ts'

describeOnOneEngine('the feed of releases', (open) => {
  let test: TestApp
  beforeAll(async () => {
    const database: Database = await open({ holding: 'starter' })
    test = await testApp(database)
  })
  afterAll(() => test.app.close())

  it('lists what is loaded, newest first, the same in both forms and without a key', async () => {
    const [atom, json] = await Promise.all(
      ['atom', 'json'].map((format) => test.inject({ url: `/v1/feeds/releases?format=${format}` })),
    )
    expect(atom!.headers['content-type']).toBe('application/atom+xml')
    expect(json!.headers['content-type']).toBe('application/feed+json')
    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(atom!.body)
    const { items } = json!.json()
    const entries = feed.entry as { id: string; title: string; updated: string }[]
    expect(entries.map(({ title }) => title)).toEqual(items.map(({ title }: { title: string }) => title))
    const days = entries.map(({ updated }) => updated)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(feed.updated).toBe(days[0])
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    const registry = items.find(({ id }: { id: string }) => id.includes('nger-corporate-2024-25'))
    expect(registry).toMatchObject({
      external_url: expect.stringMatching(/^https:\/\/cer\.gov\.au\//),
      content_text: expect.stringMatching(
        /^Clean Energy Regulator: \d+ rows of au_cer_nger_corporate, SHA-256/,
      ),
    })
  })
})

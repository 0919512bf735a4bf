import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { findPromtool } from '../../scripts/setup-system-tools.mjs'
import { createAnswerCache } from '../../src/api/platform/answer/answer-cache.ts'
import { createLifecycle } from '../../src/api/platform/lifecycle.ts'
import { createMetrics } from '../../src/api/platform/metrics.ts'
import { createRegistry } from '../../src/telemetry/registry.ts'
import { filesUnder, ROOT, read } from './tree.ts'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly runbook: string }
}

const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(read('deploy/grafana/southerly.json')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}

/** Names of all metrics that servers and workers tell of; the lines of a histogram have names of their own. */
async function exportedNames(): Promise<ReadonlySet<string>> {
  const parts = { role: 'server', engine: 'postgres', readDatabase: async () => undefined } as const
  const { registry } = createMetrics(createRegistry(parts), {
    lifecycle: createLifecycle(),
    answers: createAnswerCache(1),
  })
  const described = (await registry.metrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)
  return new Set(
    [...described].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
}

const namesIn = (expression: string): string[] => expression.match(/\bsoutherly_\w+/g) ?? []

const promtool = findPromtool()

describe('alerts', () => {
  // A rule whose sides have different labels matches nothing and never fires, and no syntax check says so.
  test.skipIf(promtool === undefined && process.env['CI'] !== 'true')(
    'fire on the faults that they are for, each of them, and on no others',
    () => {
      const tried = parse(read('deploy/prometheus/alerts.test.yaml')) as {
        tests: { promql_expr_test: { exp_samples: { labels: string }[] }[] }[]
      }
      const fired = tried.tests[1]!.promql_expr_test[0]!.exp_samples.map(({ labels }) => labels)
      expect(fired.toSorted()).toEqual(rules.map(({ alert }) => `{alertname="${alert}"}`).toSorted())
      const run = spawnSync(promtool!, ['test', 'rules', 'deploy/prometheus/alerts.test.yaml'], {
        cwd: ROOT,
        encoding: 'utf8',
      })
      expect(run.stdout + run.stderr).toContain('SUCCESS')
      expect(run.status).toBe(0)
    },
  )

  test.each(rules.map((rule) => [rule.alert, rule] as const))('%s has a page that names it', (name, rule) => {
    expect(read(rule.annotations.runbook)).toContain(`Alert \`${name}\``)
  })

  test('every page of the runbook belongs to one', () => {
    expect(filesUnder('docs/runbook').toSorted()).toEqual(
      rules.map((rule) => rule.annotations.runbook).toSorted(),
    )
  })

  test('ask for metrics that there are', async () => {
    const exported = await exportedNames()
    const asked = rules.flatMap((rule) => namesIn(rule.expr))
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((name) => !exported.has(name))).toEqual([])
  })
})

test.each(panels.map((panel) => [panel.title, panel] as const))(
  'panel "%s" asks for metrics that there are',
  async (_, panel) => {
    const exported = await exportedNames()
    const asked = panel.targets.flatMap((target) => namesIn(target.expr))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((name) => !exported.has(name))).toEqual([])
  },
)

test('names follow the conventions of Prometheus', async () => {
  const parts = { role: 'worker', engine: 'postgres', readDatabase: async () => undefined } as const
  const types = [...(await createRegistry(parts).metrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  const own = types.filter(([, name = '']) => !/^southerly_(process|nodejs)_/.test(name))
  expect(own.length).toBeGreaterThan(12)
  for (const [, name, type] of own) {
    expect(name).toMatch(/^southerly_[a-z_]+$/)
    if (type === 'counter') expect(name).toMatch(/_total$/)
    if (type === 'histogram') expect(name).toMatch(/_seconds$/)
  }
})

import { useQuery } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'
import { Problem } from '../../../api/problem.ts'
import type { Asked } from '../use-workspace.ts'
import type { Side } from './content.ts'

export type Bundle = Schema<'DisclosureReport'>
export type Run = Schema<'DisclosureRun'>

/** The files of every bundle, in its order. */
export const BUNDLE_FILES = [
  'report.pdf',
  'summary.md',
  'report.json',
  'coverage-matrix.json',
  'provenance.json',
  'manifest.json',
  'working-papers.xlsx',
] as const
export type BundleFile = (typeof BUNDLE_FILES)[number]

const POLL_EVERY_MS = 1000

/** Bundles never change, so what is in one is asked for once. */
export const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY } as const

export const isUnderWay = ({ state }: Run): boolean => state === 'queued' || state === 'running'

/** Bundles of the period, newest first. */
export const useBundles = (abn: string, period: string) =>
  useQuery({
    queryKey: ['workspace', abn, 'bundles', period],
    queryFn: async ({ signal }) =>
      (
        await answer(
          api.GET('/v1/companies/{abn}/disclosure-reports', {
            params: { path: { abn }, query: { period, limit: 100 } },
            signal,
          }),
        )
      ).data,
  })

/** The newest run about the company, asked for again while it is under way, also when another tab started it. */
export const useNewestRun = (abn: string) =>
  useQuery<Run | null>({
    queryKey: ['runs', abn],
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== null && state.data !== undefined && isUnderWay(state.data) ? POLL_EVERY_MS : false,
    queryFn: async ({ signal }) => {
      const { data } = await answer(
        api.GET('/v1/companies/{abn}/disclosure-report-runs', {
          params: { path: { abn }, query: { limit: 1 } },
          signal,
        }),
      )
      return data[0] ?? null
    },
  })

/** Has a bundle made; answers with the run, which may be one that stood. */
export const requestBundle = (abn: string, period: string, asked: Asked, force: boolean) =>
  answer(
    api.POST('/v1/companies/{abn}/disclosure-report', {
      params: { path: { abn } },
      body: {
        period,
        ...(asked.standardVersion === undefined ? {} : { standard_version: asked.standardVersion }),
        ...(asked.earlyAdoption ? { early_adoption: true } : {}),
        ...(force ? { force: true } : {}),
      },
    }),
  )

export const cancelRun = (abn: string, runId: string) =>
  answer(
    api.POST('/v1/companies/{abn}/disclosure-report-runs/{run_id}/cancel', {
      params: { path: { abn, run_id: runId } },
    }),
  )

/** What differs between two bundles of a company, and why. */
export const compareBundles = (older: Bundle, newer: Bundle, signal: AbortSignal) =>
  answer(
    api.GET('/v1/companies/{abn}/disclosure-reports/compare', {
      params: { path: { abn: newer.abn }, query: { a: older.artifact_id, b: newer.artifact_id } },
      signal,
    }),
  )

/** One file of a bundle. */
export async function readBundleFile(bundle: Bundle, file: BundleFile, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(fileAddress(bundle, file), {
    headers: { 'x-requested-with': 'southerly' },
    ...(signal === undefined ? {} : { signal }),
  })
  if (!response.ok)
    throw new Problem(
      response.status,
      await response.json().catch(() => undefined),
      response.headers.get('x-request-id') ?? undefined,
    )
  return response.blob()
}

export const fileAddress = ({ download_url }: Bundle, file: BundleFile): string =>
  `${download_url}?file=${encodeURIComponent(file)}`

/** What a bundle says and rests on. */
export async function readContent(bundle: Bundle, signal: AbortSignal): Promise<Side> {
  const [report, provenance] = await Promise.all(
    (['report.json', 'provenance.json'] as const).map(
      async (file) => JSON.parse(await (await readBundleFile(bundle, file, signal)).text()) as unknown,
    ),
  )
  return { report: report as Side['report'], provenance: provenance as Side['provenance'] }
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useSearchParams } from 'wouter'
import { answer, api, type Schema } from '../../api/client.ts'
import { exact } from '../../format/numbers.ts'

export type Readiness = Schema<'FilingReadiness'>['data']
export type Requirement = Readiness['rows'][number]
export type Contradiction = Schema<'Contradiction'>

/** A value of a contradiction with its unit; a code such as `not_registered` in words. */
export function sideText({ value, unit }: Pick<Contradiction['declared'], 'value' | 'unit'>): string {
  if (typeof value === 'string')
    return /^[a-z]+(?:_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value
  return unit === 'A$' ? `A$${exact(value)}` : `${exact(value)} ${unit ?? ''}`.trim()
}

/** What the address says about the report: nothing where the service decides. */
export interface Asked {
  readonly period: string | undefined
  readonly standardVersion: '2024-09' | '2025-12' | undefined
  readonly earlyAdoption: boolean
}

export interface Workspace {
  readonly abn: string
  readonly asked: Asked
  /** The period as the service took it: `2025-07-01/2026-06-30`. */
  readonly period: string
  readonly readiness: Readiness
}

const Current = createContext<Workspace | undefined>(undefined)
export const WorkspaceProvider = Current.Provider

export function useWorkspace(): Workspace {
  const workspace = useContext(Current)
  if (workspace === undefined) throw new Error('a part of the workspace is used outside of it')
  return workspace
}

/** Period and version of the standard, kept in the address so that a link shows the same to everyone. */
export function useAsked(): readonly [Asked, (changes: Partial<Asked>) => void] {
  const [parameters, setParameters] = useSearchParams()
  const version = parameters.get('standard_version')
  const asked: Asked = {
    period: parameters.get('period') ?? undefined,
    standardVersion: version === '2024-09' || version === '2025-12' ? version : undefined,
    earlyAdoption: parameters.get('early_adoption') === 'true',
  }
  const change = (changes: Partial<Asked>): void => setParameters(parametersOf({ ...asked, ...changes }))
  return [asked, change]
}

/** The address's parameters for a period and version. */
const parametersOf = ({ period, standardVersion, earlyAdoption }: Asked): Record<string, string> => ({
  ...(period === undefined ? {} : { period }),
  ...(standardVersion === undefined ? {} : { standard_version: standardVersion }),
  ...(earlyAdoption ? { early_adoption: 'true' } : {}),
})

/** A place of the workspace with the same period and version. */
export function placeOf(
  abn: string,
  section: string,
  asked: Asked,
  more: Record<string, string> = {},
): string {
  const parameters = new URLSearchParams({ ...parametersOf(asked), ...more }).toString()
  return `/workspace/${abn}${section === '' ? '' : `/${section}`}${parameters === '' ? '' : `?${parameters}`}`
}

/** Where reports about a company and period are challenged; `file` is an evidence file to compare. */
export const challengesOf = (about: {
  readonly abn: string
  readonly period: string
  readonly file?: string
}): string => `/challenges?${new URLSearchParams(about).toString()}`

/** Kinds of files whose numbers can be compared. */
export const isReport = (name: string): boolean => /\.(pdf|docx|txt|html?)$/i.test(name)

const queryOf = ({ period, standardVersion, earlyAdoption }: Asked) => ({
  ...(period === undefined ? {} : { period }),
  ...(standardVersion === undefined ? {} : { standard_version: standardVersion }),
  ...(earlyAdoption ? { early_adoption: true } : {}),
})

export const useReadiness = (abn: string, asked: Asked) =>
  useQuery({
    queryKey: ['workspace', abn, 'readiness', asked],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/filing-readiness', {
          params: { path: { abn }, query: queryOf(asked) },
          signal,
        }),
      ),
    placeholderData: (previous) => (previous?.data.abn === abn ? keepPreviousData(previous) : undefined),
  })

/** Where the list of what is open can be had as a file. */
export const toDoAddress = (abn: string, asked: Asked, format: 'csv' | 'markdown'): string => {
  const parameters = new URLSearchParams({ ...parametersOf(asked), format })
  return `/v1/companies/${abn}/filing-readiness?${parameters.toString()}`
}

export const useMetadata = (abn: string, period: string) =>
  useQuery({
    queryKey: ['workspace', abn, 'metadata', period],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/disclosure-metadata', {
          params: { path: { abn }, query: { period } },
          signal,
        }),
      ),
  })

/** What the record that was written last did; composed twice, so asked for only where someone looks. */
export const useLastChange = (abn: string, asked: Asked, enabled: boolean) =>
  useQuery({
    queryKey: ['workspace', abn, 'last-change', asked],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/filing-readiness/last-change', {
          params: { path: { abn }, query: queryOf(asked) },
          signal,
        }),
      ),
    enabled,
  })

/** What speaks against the records of a period; asked for only where something does. */
export const useContradictions = (abn: string, period: string, enabled: boolean) =>
  useQuery({
    queryKey: ['workspace', abn, 'contradictions', period],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/contradictions', {
          params: { path: { abn }, query: { period } },
          signal,
        }),
      ),
    enabled,
  })

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api, type Schema } from '../../../api/client.ts'
import { Problem } from '../../../api/problem.ts'
import { sendFile } from '../../../api/send-file.ts'
import { useWorkspace } from '../use-workspace.ts'

export type Evidence = Schema<'CompanyEvidence'>['data']
export type EvidenceDocument = Schema<'EvidenceDocument'>
export type EvidenceFile = Schema<'EvidenceFile'>

const keyOf = (abn: string, period: string) => ['workspace', abn, 'evidence', period]

/** Which requirement of the period rests on which file. */
export function useEvidence() {
  const { abn, period } = useWorkspace()
  return useQuery({
    queryKey: keyOf(abn, period),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/evidence', { params: { path: { abn }, query: { period } }, signal }),
      ),
  })
}

export interface Sending {
  readonly name: string
  /** 0 to 1. */
  readonly share: number
}

/** Uploads files for the company and period, one after the other. One that is refused does not stop the others. */
export function useAddEvidence() {
  const { abn, period } = useWorkspace()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<Sending>()
  const adding = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const added: EvidenceFile[] = []
      const refused: { readonly name: string; readonly error: Error }[] = []
      for (const file of files) {
        const onShare = (share: number): void => setProgress({ name: file.name, share })
        onShare(0)
        const parameters = new URLSearchParams({ name: file.name, abn, period })
        try {
          const address = `/v1/evidence-files?${parameters.toString()}`
          added.push((await sendFile<Schema<'EvidenceFileAnswer'>>(address, file, { onShare })).data)
        } catch (error) {
          refused.push({ name: file.name, error: error as Error })
        }
      }
      return { added, refused }
    },
    onSettled: async () => {
      setProgress(undefined)
      await queries.invalidateQueries({ queryKey: keyOf(abn, period) })
    },
  })
  return { progress, adding }
}

/** Removes a file that supports nothing. */
export function useRemoveEvidence() {
  const { abn, period } = useWorkspace()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (sha256: string) => {
      const { error, response } = await api.DELETE('/v1/evidence-files/{sha256}', {
        params: { path: { sha256 } },
      })
      if (!response.ok)
        throw new Problem(response.status, error, response.headers.get('x-request-id') ?? undefined)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(abn, period) }),
  })
}

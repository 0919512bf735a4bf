import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schema } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'

export interface Upload {
  readonly name: string
  /** 0 to 1. */
  readonly share: number
}

/** Sends files one after the other, and says how far each is. */
export function useUpload() {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<Upload>()
  const sending = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const sent: Schema<'DeskFile'>['data'][] = []
      for (const file of files) {
        const onShare = (share: number): void => setProgress({ name: file.name, share })
        onShare(0)
        sent.push((await send(file, onShare)).data)
        await queries.invalidateQueries({ queryKey: ['desk', 'files'] })
      }
      return sent
    },
    onSettled: () => setProgress(undefined),
  })
  return { progress, sending }
}

/** By the old interface of browsers, the only one that tells how much of a file has left. */
function send(file: File, onShare: (share: number) => void): Promise<Schema<'DeskFile'>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/v1/desk/files?name=${encodeURIComponent(file.name)}`)
    request.responseType = 'json'
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.setRequestHeader('X-Requested-With', 'southerly')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onShare(total === 0 ? 0 : loaded / total),
    )
    request.addEventListener('load', () => {
      if (request.status === 202) resolve(request.response as Schema<'DeskFile'>)
      else
        reject(
          new Problem(
            request.status,
            request.response,
            request.getResponseHeader('x-request-id') ?? undefined,
          ),
        )
    })
    request.addEventListener('error', () => reject(new Error('the service cannot be reached')))
    request.send(file)
  })
}

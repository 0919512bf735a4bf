import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schema } from '../../api/client.ts'
import { sendFile } from '../../api/send-file.ts'

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
        const address = `/v1/desk/files?name=${encodeURIComponent(file.name)}`
        sent.push((await sendFile<Schema<'DeskFile'>>(address, file, { onShare })).data)
        await queries.invalidateQueries({ queryKey: ['desk', 'files'] })
      }
      return sent
    },
    onSettled: () => setProgress(undefined),
  })
  return { progress, sending }
}

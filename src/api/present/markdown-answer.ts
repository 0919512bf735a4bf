import { readFile } from 'node:fs/promises'
import type { AnswerCache } from '../platform/answer/answer-cache.ts'
import type { Rendered } from '../platform/answer/rendered.ts'
import { chooseType } from '../platform/request/accept.ts'
import { PAGE_CONTENT_SECURITY_POLICY, renderPage } from './page.ts'

/** What a page of the documentation can be had as. */
export const PAGE_TYPES = ['text/html', 'text/markdown'] as const
const CACHE = { maxAge: 3600, shared: true } as const

/** A Markdown page of docs/: as a page for people, or as it is for programs that ask for Markdown. */
export function markdownAnswer(
  answers: AnswerCache,
  accept: string | undefined,
  page: { readonly title: string; readonly file: string },
): Rendered | Promise<Rendered> {
  const type = chooseType(accept, PAGE_TYPES) ?? PAGE_TYPES[0]
  return answers.cached(`page ${page.file} ${type}`, async () => {
    const markdown = await readFile(new URL(`../../../docs/${page.file}`, import.meta.url), 'utf8')
    const common = { contentType: `${type}; charset=utf-8`, cache: CACHE } as const
    return type === 'text/markdown'
      ? { ...common, bytes: Buffer.from(markdown), headers: { vary: 'accept' } }
      : {
          ...common,
          bytes: Buffer.from(renderPage(page.title, markdown)),
          headers: { vary: 'accept', 'content-security-policy': PAGE_CONTENT_SECURITY_POLICY },
        }
  })
}

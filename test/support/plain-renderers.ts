/** Renderers for threads that make bundles in tests: every platform has these. */
export { plainRenderers as RENDERERS } from './bundles.ts'

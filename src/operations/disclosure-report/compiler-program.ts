/** What sets PDF files, for whoever starts threads that do: compile the program once, and have each thread share it. */
export { compilerProgram } from '../../reports/pdf/assets.ts'
export { shareCompiler } from '../../reports/pdf/typst.ts'

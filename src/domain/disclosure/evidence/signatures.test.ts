import { describe, expect, it } from 'vitest'
import { extensionOf, FILE_KINDS, kindOfExtension } from './file-kinds.ts'
import { firstLook, isCutOff } from './signatures.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('first bytes', () => {
  it.each([
    ['%PDF-1.7', { kind: 'pdf' }],
    ['\x89PNG\r\n\x1a\n', { kind: 'png' }],
    ['\xff\xd8\xff\xe0', { kind: 'jpeg' }],
    ['II*\0', { kind: 'tiff' }],
    ['RIFF\0\0\0\0WEBP', { kind: 'webp' }],
    ['PK\x03\x04', { look: 'archive' }],
    ['100,NEM12,202507010000', { look: 'text' }],
    [' %PDF-1.7', { look: 'text' }],
    ['<!doctype html>', { look: 'page' }],
    ['\xef\xbb\xbf\n<HTML lang=en>', { look: 'page' }],
  ])('%j is %j', (start, expected) => {
    expect(firstLook(bytes(start))).toEqual(expected)
  })

  it.each([
    ['<htmlx>', /markup/],
    ['<!-- --><html>', /markup/],
    ['\xef\xbb\xbf  \n<svg onload=alert(1)>', /SVG/],
    ['\xff\xfe<\0h\0t\0m\0l\0', /web page/],
    ['<?xml version="1.0"?>', /markup/],
    ['MZ\x90', /program for Windows/],
    ['\x7fELF', /program for Linux/],
    ['#!/bin/sh', /script/],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', /password/],
  ])('%j is refused in words', (start, words) => {
    expect(firstLook(bytes(start))).toEqual({ refused: expect.stringMatching(words) })
  })

  it('tell a whole file from one that is cut off', () => {
    expect(isCutOff('pdf', bytes('startxref\n9\n%%EOF\n'))).toBe(false)
    expect(isCutOff('pdf', bytes('endobj'))).toBe(true)
    expect(isCutOff('jpeg', bytes('abc\xff\xd9'))).toBe(false)
    expect(isCutOff('png', bytes('IDAT'))).toBe(true)
    expect(isCutOff('csv', bytes('1,2'))).toBe(false)
  })
})

it('kinds are told by the end of a name, each end by one kind', () => {
  const ends = Object.values(FILE_KINDS).flatMap(({ extensions }) => [...extensions])
  expect(new Set(ends).size).toBe(ends.length)
  expect(kindOfExtension(extensionOf('Bill March.PDF'))).toBe('pdf')
  expect([extensionOf('.csv'), extensionOf('minutes')]).toEqual(['', ''])
})

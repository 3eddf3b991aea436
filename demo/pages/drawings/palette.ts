/** Pigments of the drawings: three tones a stone, two a metal. */
export interface Stone {
  deep: string
  mid: string
  light: string
}
export interface Metal {
  base: string
  shade: string
  shine: string
}

export const stones = {
  diamond: { deep: '#7E97A3', mid: '#C9D8DD', light: '#FBFDFD' },
  emerald: { deep: '#07392F', mid: '#1E7F69', light: '#9BD3BF' },
  sapphire: { deep: '#12254F', mid: '#3560A4', light: '#AFC9EC' },
  ruby: { deep: '#5A0E1E', mid: '#B13A4C', light: '#F0B4B4' },
  morganite: { deep: '#B0705F', mid: '#E3AFA0', light: '#FBE7DF' },
  aquamarine: { deep: '#3F7F8C', mid: '#8FC6CC', light: '#E6F5F4' },
  citrine: { deep: '#9A5F12', mid: '#DFA53E', light: '#FBE7B5' },
} satisfies Record<string, Stone>

export const metals = {
  gold: { base: '#DDB768', shade: '#A67A2C', shine: '#FBEFCF' },
  rose: { base: '#DCA48C', shade: '#A5664E', shine: '#FBE6DA' },
  platinum: { base: '#C3C8C9', shade: '#7F888B', shine: '#FAFBFA' },
} satisfies Record<string, Metal>

/** A tone between deep (0) and light (1). */
export function tone(stone: Stone, brightness: number): string {
  const value = Math.max(0, Math.min(1, brightness))
  return value < 0.5 ? mix(stone.deep, stone.mid, value * 2) : mix(stone.mid, stone.light, value * 2 - 1)
}

function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((index) => {
    const [low, high] = [parseInt(from.slice(index, index + 2), 16), parseInt(to.slice(index, index + 2), 16)]
    return Math.round(low + (high - low) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

// Clocks: what is left of a side's time, and how it is written.

import type { Hand } from '../../protocol/messages';

const DAY = 86_400_000;

/** What is left at a moment of the server's clock, in milliseconds. */
export function leftAt(hand: Hand, sentAt: number, moment: number): number {
  return Math.max(0, hand.left - (hand.running ? Math.max(0, moment - sentAt) : 0));
}

/** Whole days and hours; null when less than a day is left, which is `written`. */
export function daysLeft(left: number): { days: number; hours: number } | null {
  if (left < DAY) return null;
  return { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / 3_600_000) };
}

/** `4:07`, `0:09.4` in the last ten seconds, `1:02:30`. */
export function written(left: number): string {
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** `4:07`, also in the last seconds. */
export function inWholeSeconds(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

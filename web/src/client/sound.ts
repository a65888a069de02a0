/** A ship's bell, struck twice, made of three sines. */

let context: AudioContext | null = null;

function strike(at: number, audio: AudioContext): void {
    for (const [ratio, loud] of [
        [1, 0.22],
        [2.4, 0.1],
        [4.1, 0.04],
    ] as const) {
        const tone = audio.createOscillator();
        const volume = audio.createGain();
        tone.frequency.value = 620 * ratio;
        volume.gain.setValueAtTime(loud, at);
        volume.gain.exponentialRampToValueAtTime(0.0001, at + 1.1 / ratio);
        tone.connect(volume).connect(audio.destination);
        tone.start(at);
        tone.stop(at + 1.2);
    }
}

export function ring(): void {
    context ??= new AudioContext();
    strike(context.currentTime, context);
    strike(context.currentTime + 0.22, context);
}

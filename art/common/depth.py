"""What the guides for the denoiser hold as mist, in plain Python: Blender renders it, denoise.py reads it."""

MIST_DEPTH = 40.0  # metres to the camera at which mist is full

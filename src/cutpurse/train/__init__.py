"""How policies are trained: searches are copied, then the copy plays itself. docs/training.md"""

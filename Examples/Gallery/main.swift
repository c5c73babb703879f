print("Kumiko")
